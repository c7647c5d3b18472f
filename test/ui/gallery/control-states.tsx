import { CalendarDays, Plus } from 'lucide-react';
import { Button } from '../../../src/ui/controls/button';
import { CheckBox } from '../../../src/ui/controls/check-box';
import { CopyButton } from '../../../src/ui/controls/copy-button';
import { DayButtons } from '../../../src/ui/controls/day-buttons';
import { IconButton } from '../../../src/ui/controls/icon-button';
import { RadioGroup } from '../../../src/ui/controls/radio-group';
import { SwitchReveal, Switch } from '../../../src/ui/controls/switch';
import { TextLink } from '../../../src/ui/controls/text-link';
import { CountBadge } from '../../../src/ui/feedback/count-badge';
import { TextField } from '../../../src/ui/controls/text-field';
import { each, LONG, both, nothing, shown, widely, holding } from './state';

const plus = <Plus size={18} strokeWidth={1.5} />;

const buttonStates = {
  plain: {},
  'with an icon': { icon: plus },
  large: { size: 'large' },
  disabled: { isDisabled: true },
  busy: { isBusy: true },
  long: { icon: plus, children: LONG },
} as const;
const buttons = (['quiet', 'primary', 'danger'] as const).flatMap((variant) =>
  Object.entries(buttonStates).map(([name, props]) => ({ name, props: { variant, children: 'Uložiť', ...props } })),
);

export const Buttons = shown({
  ...each(buttons, ({ name, props }) => [`${props.variant}, ${name}`, <Button {...props} />]),
  icon: <IconButton label="Pridať" icon={plus} />,
  'icon, with a count': <IconButton label="Oznámenia: 7" icon={plus} badge={<CountBadge count={7} />} />,
  'icon, disabled': <IconButton label="Pridať" icon={plus} disabled />,
  copies: <CopyButton text="+421 900 123 456" label="Kopírovať číslo" copied="Skopírované" failed="Nepodarilo sa" />,
  'copy, with its label': (
    <CopyButton text="abc" label="Kopírovať kódy" isLabelled copied="Skopírované" failed="Nepodarilo sa" />
  ),
  link: <TextLink to="/">Späť na zoznam</TextLink>,
  'link, with an icon': (
    <TextLink to="/" icon={<CalendarDays size={18} strokeWidth={1.5} />}>
      Ordinačné hodiny
    </TextLink>
  ),
});

const kinds = [
  { option: 'Zo zoznamu pacientov', value: 'patient' },
  { option: 'Iný', value: 'other' },
];

export const Choices = both(
  shown({
    ...each([false, true, 'some' as const], (value) => [
      `check box, ${String(value)}`,
      holding<boolean | 'some'>(value, (held, set) => (
        <CheckBox label="Poslať pacientovi správu" value={held} onChange={set} />
      )),
    ]),
    'check box, disabled': <CheckBox label="Poslať pacientovi správu" isDisabled value onChange={nothing} />,
    'check box, with info': (
      <CheckBox label="Poslať pacientovi správu" info="Príde mu hneď." value={false} onChange={nothing} />
    ),
    'check box, long': <CheckBox label={LONG} value={false} onChange={nothing} />,
    ...each([false, true], (value) => [
      `switch, ${value ? 'on' : 'off'}`,
      holding(value, (held, set) => (
        <Switch label="Zvuk oznámení" info="Pri novom oznámení." name="sound" value={held} onChange={set} />
      )),
    ]),
    'switch, disabled': <Switch label="Zvuk oznámení" name="sound" value disabled onChange={nothing} />,
    'switch, wrong': <Switch label="Zvuk oznámení" name="sound" value error="Toto sa neuložilo." onChange={nothing} />,
    'switch, reveals': holding(true, (held: boolean, set) => (
      <SwitchReveal label="Mám zastupovanie" name="has_substitute" value={held} onChange={set}>
        <TextField label="Zastupovanie" name="substitute" value="" onChange={nothing} />
      </SwitchReveal>
    )),
  }),
  widely({
    'radio buttons, none chosen': holding<string | null>(null, (held, set) => (
      <RadioGroup label="Pacient" name="none" data={kinds} value={held} onChange={set} required />
    )),
    'radio buttons, chosen, with info': (
      <RadioGroup<string>
        label="Pacient"
        name="kind"
        data={kinds}
        value="other"
        onChange={nothing}
        info="Koho objednávate."
      />
    ),
    'radio buttons, wrong': (
      <RadioGroup label="Pacient" name="bad" data={kinds} value={null} onChange={nothing} error="Vyberte jedno." />
    ),
    days: holding<string | null>('monday', (held, set) => (
      <DayButtons label="Deň" name="day" value={held} onChange={set} />
    )),
    'days, short': holding<string | null>('monday', (held, set) => (
      <DayButtons label="Deň" name="short_day" value={held} onChange={set} isLabelHidden isShort />
    )),
    'days, wrong': (
      <DayButtons label="Deň" name="bad_day" value={null} onChange={nothing} error="Deň je povinný údaj." required />
    ),
  }),
);
