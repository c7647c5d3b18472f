import { expect } from '@open-wc/testing';
import { useState, type ComponentType, type ReactNode } from 'react';
import { create } from 'vest';
import { check } from '../../src/forms/rules/check';
import { required } from '../../src/forms/rules/rule';
import { min } from '../../src/forms/rules/text-rules';
import { useForm } from '../../src/forms/use-form';
import { DateField } from '../../src/ui/calendar/calendar-field';
import { Button } from '../../src/ui/controls/button';
import { DayButtons } from '../../src/ui/controls/day-buttons';
import { Duplicator } from '../../src/ui/controls/duplicator';
import { FileField } from '../../src/ui/controls/file-field';
import { RadioGroup } from '../../src/ui/controls/radio-group';
import { Select } from '../../src/ui/controls/select';
import { TextArea } from '../../src/ui/controls/text-area';
import { TextField } from '../../src/ui/controls/text-field';
import { Announcer } from '../../src/ui/feedback/announcer';
import { Dialog } from '../../src/ui/overlays/dialog';
import { listen } from '../support/heard';
import { mountView, unmountViews } from '../support/mount-view';
import { until } from '../support/until';
import { focused, press, pressKeys, type } from '../support/user-input';

interface Values {
  first: string;
  second: string | null;
  file: File | null;
}

interface Field {
  label: string;
  name: string;
  error: string | undefined;
}

const data = [{ option: 'Jedna', value: '1' }];
const ignore = () => undefined;
const ERROR = 'Položka Prvé je povinná';
const OTHER = 'Položka Druhé je povinná';

const kinds: Readonly<Record<string, ComponentType<Field>>> = {
  text: (props) => <TextField {...props} value="" onChange={ignore} />,
  'several lines': (props) => <TextArea {...props} value="" onChange={ignore} submitInline />,
  choice: (props) => <Select {...props} data={data} value={null} onChange={ignore} />,
  'radio buttons': (props) => <RadioGroup {...props} data={data} value={null} onChange={ignore} />,
  days: (props) => <DayButtons {...props} value={null} onChange={ignore} />,
  rows: (props) => (
    <Duplicator {...props} rows={[]} onAdd={ignore} onRemove={ignore}>
      {() => null}
    </Duplicator>
  ),
  file: (props) => <FileField {...props} value={null} onChange={ignore} />,
  date: (props) => <DateField {...props} value="" onChange={ignore} />,
};

const createRules = () =>
  create((values: Values) => {
    check('first', 'Prvé', values.first, required);
    check('second', 'Druhé', values.second, required);
  });

function Form({ First, Second }: { First: ComponentType<Field>; Second: ComponentType<Field> }) {
  const { field, handleSubmit } = useForm<Values>({ first: '', second: null, file: null }, createRules);
  const [first, second] = [field('first'), field('second')];
  return (
    <form noValidate onSubmit={handleSubmit(ignore)}>
      <First name="first" label="Prvé" error={first.error} />
      <Second name="second" label="Druhé" error={second.error} />
      <Button type="submit">Uložiť</Button>
    </form>
  );
}

/** A field that rejects what is no date, or has less than three letters. */
function OneField({ Control }: { Control: typeof DateField | typeof TextField }) {
  const rules = () => create((values: { day: string }) => check('day', 'Deň', values.day, min(3)));
  const { field, handleSubmit } = useForm({ day: '' }, rules);
  return (
    <form noValidate onSubmit={handleSubmit(ignore)}>
      <Control {...field('day')} label="Deň" />
      <Button type="submit">Uložiť</Button>
    </form>
  );
}

function Busy() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button isBusy={isBusy} onClick={() => setIsBusy(true)}>
      Odoslať
    </Button>
  );
}

describe('announced form states', () => {
  afterEach(unmountViews);

  for (const [kind, Field] of Object.entries(kinds)) {
    it(`4.1.3 ${kind}: each error is announced once, the first one with the field that gets the focus`, async () => {
      const Other = kinds[kind === 'text' ? 'date' : 'text'] ?? Field;
      const { see, root } = mountView(<Form First={Field} Second={Other} />);
      const heard = listen(root);
      await press(await see.findByRole('button', { name: 'Uložiť' }));
      await see.findByText(OTHER);
      await until(() => focused()?.getAttribute('name') === 'first');
      await until(() => heard.times(OTHER) > 0);
      expect([heard.times(ERROR), heard.times(OTHER)], heard.all().join('\n')).to.deep.equal([1, 1]);
      heard.stop();
    });

    it(`4.1.3 ${kind}: sent by Enter from the invalid field itself, its error is announced, and again at each attempt`, async () => {
      const Other = kinds['text'] ?? Field;
      const { see, root } = mountView(<Form First={Field} Second={Other} />);
      await see.findByRole('button', { name: 'Uložiť' });
      const control = root.querySelector<HTMLElement>('[name="first"]');
      control?.focus();
      const heard = listen(root);
      for (const times of [1, 2]) {
        // No keys: they differ by control, the announcement does not.
        root.querySelector('form')?.requestSubmit();
        await until(() => heard.times(ERROR) === times);
      }
      expect(focused()).to.equal(control);
      heard.stop();
    });
  }

  for (const [what, Control, text, leave] of [
    ['what is no date, typed and left', DateField, '31. 2. 2026', () => pressKeys('Tab')],
    [
      'what is no date, where „Uložiť“ is pressed',
      DateField,
      '31. 2. 2026',
      // The error appears when the field loses focus, and moves the button down.
      (button: HTMLElement) => press(button, { mayMoveAway: true }),
    ],
    ['what is too short, while it is typed', TextField, 'a', ignore],
  ] as const) {
    it(`4.1.3 is announced once: ${what}`, async () => {
      const { see, root } = mountView(<OneField Control={Control} />);
      const heard = listen(root);
      await press(await see.findByLabelText('Deň'));
      await type(text);
      await leave(see.getByRole('button', { name: 'Uložiť' }));
      const error = await until(() => root.querySelector('[aria-live] span')?.textContent);
      await until(() => heard.times(error) > 0);
      expect(heard.times(error), heard.all().join('\n')).to.equal(1);
      heard.stop();
    });
  }

  for (const [where, around] of [
    ['on a screen', (button: ReactNode) => button],
    [
      'in a popup',
      (button: ReactNode) => (
        <Dialog title="Okno" onClose={ignore}>
          {button}
        </Dialog>
      ),
    ],
  ] as const) {
    it(`4.1.3 a button ${where} says that it is busy`, async () => {
      const { see, root } = mountView(<Announcer>{around(<Busy />)}</Announcer>);
      const button = await see.findByRole('button', { name: 'Odoslať' });
      const heard = listen(root);
      await press(button);
      await until(() => heard.times('Čakajte, prosím…') === 1);
      heard.stop();
    });
  }
});
