import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../support/mount';
import { acceptElsewhere, askForRecept, createPractice } from '../support/practice';

const recepts = ['Euthyrox', 'Paralen', 'Agapurin'].map((recept_title, index) => ({
  recept_title,
  user: { fullname: `Pacient ${index}` },
}));

describe('the badge of pending prescriptions', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('S4 X15 C15 shows the number of pending prescriptions, in words too, and follows changes made elsewhere', async () => {
    const practice = await createPractice([], { recepts });
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory' } });
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
    await see.findByText('Naživo');
    await askForRecept(practice, { name: 'Nová Pacientka', medicine: 'Ibalgin' });
    await see.findByRole('link', { name: 'E-recepty 4 čakajúce žiadosti o recept' });
    const [first = 0] = practice.recordIds.recepts;
    await acceptElsewhere(practice, first);
    await see.findByRole('link', { name: 'E-recepty 3 čakajúce žiadosti o recept' });
  });
});
