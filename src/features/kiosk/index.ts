/** The interface of the feature for others. */
export { KioskSection } from './kiosk-section';
