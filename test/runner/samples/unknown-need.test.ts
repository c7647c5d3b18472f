// needs: luck
import { it } from 'node:test';

it('does not run', () => {});
