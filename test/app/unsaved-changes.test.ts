import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { focused, press, type } from '../support/user-input';
import { openHostPage, whereIs } from '../support/host-page';
import { mount, unmountAll, type Seen } from '../support/mount';
import { createPractice, storedOfficeHours } from '../support/practice';
import { until } from '../support/until';

const LIST = '/admin/ordinacne-hodiny';
const hours = {
  hours_name: 'Ráno',
  hours_type: 'schedule' as const,
  approximate_time_on_patient: 10,
  time_schedules: [],
};

async function change(see: Seen): Promise<HTMLInputElement> {
  const field = await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' });
  await press(field);
  await until(() => focused() === field);
  await type(' a večer');
  return field;
}

async function answer(see: Seen, name: 'Zrušiť' | 'Áno'): Promise<void> {
  const dialog = await see.findByRole('dialog', { name: 'Máte neuložené zmeny' });
  await press(within(dialog).getByRole('button', { name }));
  await until(() => see.queryAllByRole('dialog').length === 0);
}

describe('unsaved changes', () => {
  beforeEach(async () => {
    document.body.style.margin = '0';
    await setViewport({ width: 1440, height: 900 });
  });
  afterEach(unmountAll);

  it('R1 R13 asks before following a link, back or forward with path routing', async () => {
    const practice = await createPractice([], { officeHours: [hours] });
    const page = await openHostPage('/admin/ordinacne-hodiny', { logIn: practice, width: 1280 });
    const { see } = page.panel();
    const [record] = await storedOfficeHours(practice);
    await press(await see.findByRole('link', { name: 'Upraviť: Ráno' }));
    const field = await change(see);
    const here = `${LIST}/${record?.id}`;
    page.window.history.back();
    await answer(see, 'Zrušiť');
    expect([whereIs(page).path, field.value]).to.deep.equal([here, 'Ráno a večer']);
    await press(see.getByRole('link', { name: 'Pacienti' }));
    await answer(see, 'Zrušiť');
    expect(whereIs(page).path).to.equal(here);
    // The history is the same as before the refused navigation.
    page.window.history.back();
    await answer(see, 'Áno');
    await see.findByRole('list', { name: 'Vaše ordinačné hodiny' });
    expect(whereIs(page).path).to.equal(LIST);
    page.window.history.forward();
    expect((await see.findByRole<HTMLInputElement>('textbox', { name: 'Názov' })).value).to.equal('Ráno');
  });

  it('R13 asks with memory routing, and does not block another panel on the page', async () => {
    const practice = await createPractice([], { officeHours: [hours] });
    const attributes = { routing: 'memory' };
    const { see } = await mount(practice, 'ordinacia-admin', { attributes });
    const other = await mount(practice, 'ordinacia-admin', { attributes });
    await press(await see.findByRole('link', { name: 'Ordinačné hodiny' }));
    await press(await see.findByRole('link', { name: 'Upraviť: Ráno' }));
    const field = await change(see);
    await press(await other.see.findByRole('link', { name: 'Pacienti' }));
    await other.see.findByRole('heading', { level: 1, name: 'Pacienti' });
    expect(other.see.queryAllByRole('dialog')).to.have.length(0);
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await answer(see, 'Zrušiť');
    expect(field.value).to.equal('Ráno a večer');
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await answer(see, 'Áno');
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
  });
});
