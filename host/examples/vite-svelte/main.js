import { mount } from 'svelte';
import 'ordinacia/waiting-room';
import Portal from './Portal.svelte';

mount(Portal, { target: document.querySelector('#app') });
