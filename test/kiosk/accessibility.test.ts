import { executeServerCommand } from '@web/test-runner-commands';
import { createPractice } from '../support/practice';
import { withTerms } from './booking';
import { closedToday, openElsewhere, refusal } from './kiosk-page';

describe('the kiosk for everybody', () => {
  it('axe finds nothing on any of its screens, light or dark', async () => {
    const announcement = { note: 'Meškáme 30 minút.', expired_at: new Date(Date.now() + 3_600_000).toISOString() };
    const { run, expectAccessible } = await openElsewhere(await withTerms('23:59', { announcement }));
    await expectAccessible();
    await run('press', { name: 'Požiadať o recept Na liek, ktorý už užívam', role: 'radio' });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Napíšte názov lieku.' });
    await expectAccessible();
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('type', { name: 'Názov lieku', text: 'Paralen' });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Žiadosť o recept je odoslaná' });
    await expectAccessible();

    await run('reload');
    await run('press', { name: 'Objednať sa na termín Na iný deň alebo hodinu', role: 'radio' });
    await run('see', { text: 'Na ktorý deň?' });
    await run('press', { name: 'Objednať sa' });
    await run('see', { text: 'Vyberte deň.' });
    await expectAccessible();
    await executeServerCommand('other:first-radio', { name: 'day' });
    await run('press', { name: '23:25', role: 'radio' });
    await expectAccessible();
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('press', { name: 'Objednať sa' });
    await run('see', { text: 'Termín je objednaný' });
    await expectAccessible();
    await run('close');
  });

  it('axe finds nothing where it receives nobody, light or dark', async () => {
    const practice = await createPractice([], { officeHours: [closedToday] });
    const { run, expectAccessible } = await openElsewhere(practice);
    await run('see', { text: 'Dnes sa tu neordinuje' });
    await expectAccessible();
    await run('press', { name: 'Požiadať o recept Na liek, ktorý už užívam', role: 'radio' });
    await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
    await run('type', { name: 'Názov lieku', text: 'Paralen' });
    await run('answer', { url: '/kiosk/api/recepts', status: 403, text: refusal('limit') });
    await run('press', { name: 'Odoslať žiadosť' });
    await run('see', { text: 'Dnes už kiosk' });
    await expectAccessible();
    await run('press', { name: 'Späť k formuláru' });
    await run('press', { name: 'Spárovať s ambulanciou' });
    await run('see', { text: 'Pre personál ambulancie.' });
    await run('press', { name: 'Spárovať' });
    await run('see', { text: 'Napíšte kód.' });
    await expectAccessible();
    await run('answer', { url: '/kiosk/api/practices', status: 403, text: refusal('unpaired') });
    await run('reload');
    await run('see', { text: 'Kiosk ešte nie je spárovaný' });
    await expectAccessible();
    await run('close');
  });
});
