import { openPath } from '../../state/ui/screens';

export const receptsPath = '/e-recepty';
/** The query parameter of the open prescription. */
export const receptQuery = 'recept';
export const receptPath = openPath(receptsPath, receptQuery);
