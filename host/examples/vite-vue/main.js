import { createApp } from 'vue';
import 'ordinacia/waiting-room';
import Portal from './portal.vue';

createApp(Portal).mount('#app');
