// needs: own-process
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { morning } from './morning';
import { endOfDay, readHistory } from './end-of-day';
import { middleOfDay } from './middle-of-day';
import { openFour } from './four';
import { setStage, type Stage } from './stage';

describe('a day of a practice: doctor, nurse, television and kiosk', { timeout: 300_000 }, () => {
  let stage: Stage;
  before(async () => (stage = await setStage()));
  after(() => stage.close());

  it('each screen shows the truth after each step, the television never a name, and nothing is left behind', async () => {
    const four = await openFour(stage);
    await morning(four);
    await middleOfDay(four);
    await readHistory(four);
    await endOfDay(four);
    const messages = stage.screens.flatMap((screen) => screen.messages);
    // Ignores the 403 that the television gets while it is switched off.
    assert.deepEqual(
      messages.filter((text) => !/403.*\/display\/api\//.test(text)),
      [],
    );
  });
});
