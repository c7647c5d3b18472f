import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Portal } from './portal.js';

hydrateRoot(document.querySelector('#app'), createElement(Portal));
