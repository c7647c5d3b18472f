import registerPlaceholders from '../placeholder-elements';
import { hasIntactBuiltIns } from './host-realm';

// Imported first by each entry: later modules may throw on such a page, which would leave no placeholder.
if (typeof document !== 'undefined' && !hasIntactBuiltIns()) {
  console.error('[ordinacia] the panel cannot run on this page: it has changed the language');
  registerPlaceholders();
}
