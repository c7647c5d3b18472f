import './elements/ensure-sound';
import { define } from './elements/define';
import { OrdinaciaWaitingRoomElement } from './elements/waiting-room-element';

define('ordinacia-waiting-room', OrdinaciaWaitingRoomElement);

export { OrdinaciaWaitingRoomElement };

declare global {
  interface HTMLElementTagNameMap {
    'ordinacia-waiting-room': OrdinaciaWaitingRoomElement;
  }
}
