import './elements/ensure-sound';
import { OrdinaciaAdminElement } from './elements/admin-element';
import { define } from './elements/define';

define('ordinacia-admin', OrdinaciaAdminElement);

export { OrdinaciaAdminElement };

declare global {
  interface HTMLElementTagNameMap {
    'ordinacia-admin': OrdinaciaAdminElement;
  }
}
