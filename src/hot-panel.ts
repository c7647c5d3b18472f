import './elements/ensure-sound';
import { define } from './elements/define';
import { OrdinaciaHotPanelElement } from './elements/hot-panel-element';

define('ordinacia-hot-panel', OrdinaciaHotPanelElement);

export { OrdinaciaHotPanelElement };

declare global {
  interface HTMLElementTagNameMap {
    'ordinacia-hot-panel': OrdinaciaHotPanelElement;
  }
}
