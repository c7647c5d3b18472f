/** The door: registers every element. */
export { OrdinaciaAdminElement } from './admin';
export { OrdinaciaWaitingRoomElement } from './waiting-room';
export type { ElementEvents } from './elements/element-events';
export type { Endpoints } from './api/endpoints';
