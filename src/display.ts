import { define } from './elements/define';
import { OrdinaciaDisplayElement } from './elements/display-element';

define('ordinacia-display', OrdinaciaDisplayElement);

export { OrdinaciaDisplayElement };

declare global {
  interface HTMLElementTagNameMap {
    'ordinacia-display': OrdinaciaDisplayElement;
  }
}
