import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    // Without it Vue looks for components of these names.
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ordinacia-') } } }),
  ],
});
