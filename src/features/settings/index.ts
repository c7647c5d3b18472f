/** The interface of the feature for others. */
export { AutoSaveScreen, rowsClass } from './auto-save-screen';
export { StoredNumbers } from './stored-numbers';
export { StoredRow } from './stored-row';
export { StoredSwitch } from './stored-switch';
export { StoredText } from './stored-text';
export { problemOf, useStoredField } from './use-stored-field';
