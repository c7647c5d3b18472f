import registerPlaceholders from '../placeholder-elements';
import { isSound } from './host-realm';

// Imported first by each entry: what comes after it may throw while it is loaded, and then would leave nothing.
if (typeof document !== 'undefined' && !isSound()) {
  console.error('[ordinacia] the panel cannot run on this page: it has changed the language');
  registerPlaceholders();
}
