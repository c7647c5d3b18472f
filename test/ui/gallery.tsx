import { useState } from 'react';
import { create } from 'vest';
import { FormErrors } from '../../src/forms/form-errors';
import { check } from '../../src/forms/rules/check';
import { required } from '../../src/forms/rules/required';
import { email, min } from '../../src/forms/rules/text-rules';
import { useForm } from '../../src/forms/use-form';
import { Button } from '../../src/ui/controls/button';
import { DayButtons } from '../../src/ui/controls/day-buttons';
import { Dialog } from '../../src/ui/overlays/dialog';
import { Duplicator } from '../../src/ui/controls/duplicator';
import { FileField } from '../../src/ui/controls/file-field';
import { FormRow } from '../../src/ui/controls/form-row';
import { emoji, Message } from '../../src/ui/feedback/message';
import { PageHeader } from '../../src/ui/content/page-header';
import { PasswordField } from '../../src/ui/controls/password-field';
import { ProgressBar } from '../../src/ui/charts/progress-bar';
import { RadioGroup } from '../../src/ui/controls/radio-group';
import { Select } from '../../src/ui/controls/select';
import { Switch } from '../../src/ui/controls/switch';
import { SwitchReveal } from '../../src/ui/controls/switch-reveal';
import { TextArea } from '../../src/ui/controls/text-area';
import { TextField } from '../../src/ui/controls/text-field';
import { UserPreview } from '../../src/ui/content/user-preview';

interface GalleryValues {
  name: string;
  email: string;
  password: string;
  phone: string;
  minutes: string;
  note: string;
  type: string | null;
  patient: number | null;
  day: string | null;
  kind: 'from_patient_list' | 'other' | null;
  invoice: File | null;
  has_substitute: boolean;
  substitute: string;
  has_sound: boolean;
  rows: { hours_day: string | null; from: string; to: string }[];
}

export const emptyValues: GalleryValues = {
  name: '',
  email: '',
  password: '',
  phone: '',
  minutes: '',
  note: '',
  type: null,
  patient: null,
  day: null,
  kind: null,
  invoice: null,
  has_substitute: false,
  substitute: '',
  has_sound: false,
  rows: [],
};

export const types = [
  { option: 'Termín', value: 'schedule' },
  { option: 'Prednostný termín', value: 'schedule-premium' },
  { option: 'Čakací lístok', value: 'queue' },
  { option: 'Iné', value: 'other' },
];

export const patients = [
  { option: 'Ján Kováč', value: 1, description: 'nar. 1. 2. 1980' },
  { option: 'Ján Kováč', value: 2, description: 'nar. 12. 11. 1955' },
  { option: 'Žofia Ďurišová', value: 3, description: 'nar. 30. 6. 2001' },
];

const createRules = () =>
  create((values: GalleryValues) => {
    check('name', 'Meno', values.name, required, min(3));
    check('email', 'E-mail', values.email, required, email);
    check('type', 'Typ', values.type, required);
    check('day', 'Deň', values.day, required);
    check('kind', 'Pacient', values.kind, required);
    check('invoice', 'Faktúra', values.invoice, required);
    if (values.has_substitute) check('substitute', 'Zastupovanie', values.substitute, required);
    values.rows.forEach((row, index) => check(`rows.${index}.hours_day`, 'Deň', row.hours_day, required));
  });

interface GalleryProps {
  onSend?(values: GalleryValues): void;
  draft?: GalleryValues;
}

/** Every widget of the kit in one form, as a practice would use them. */
export function Gallery({ onSend, draft }: GalleryProps) {
  const form = useForm(emptyValues, createRules, { draft });
  const { field, values } = form;
  const rows = form.rows('rows');
  return (
    <form noValidate onSubmit={form.handleSubmit((sent) => onSend?.(sent))} style={{ display: 'grid', gap: 20 }}>
      <PageHeader title="Ordinačné hodiny" description="Všetko, čím sa vypĺňa formulár.">
        <Button>Vedľajšia akcia</Button>
      </PageHeader>
      <FormErrors messages={form.formErrors} />
      <FormRow>
        <TextField {...field('name')} label="Meno" required placeholder="Anna Kováčová" />
        <TextField {...field('email')} label="E-mail" type="email" info="Budete sa ním prihlasovať." required />
      </FormRow>
      <FormRow>
        <PasswordField {...field('password')} label="Heslo" autoComplete="new-password" />
        <TextField {...field('phone')} label="Telefón" type="tel" />
        <TextField {...field('minutes')} label="Minúty na pacienta" type="number" />
      </FormRow>
      <TextArea {...field('note')} label="Poznámka" info="Uvidí ju iba lekár." />
      <FormRow>
        <Select {...field('type')} label="Typ" data={types} required />
        <Select {...field('patient')} label="Vybraný pacient" data={patients} info="Hľadajte podľa mena." />
      </FormRow>
      <FormRow>
        <Select label="Vypnutý" name="off" data={types} value={types[2]?.value ?? null} onChange={nothing} disabled />
        <Select
          label="Nenačítaný"
          name="failed"
          data={[]}
          value={null}
          onChange={nothing}
          state="failed"
          onRetry={nothing}
        />
        <TextField label="Len na čítanie" name="disabled" value="Hodnota" onChange={nothing} disabled />
      </FormRow>
      <DayButtons {...field('day')} label="Deň" required />
      <RadioGroup
        {...field('kind')}
        label="Pacient"
        required
        data={[
          { option: 'Zo zoznamu pacientov', value: 'from_patient_list' },
          { option: 'Iný', value: 'other' },
        ]}
      />
      <FileField
        {...field('invoice')}
        label="Faktúra"
        info="PDF, JPG alebo PNG do 10 MB."
        accept=".pdf,.jpg,.png"
        required
      />
      <Switch {...field('has_sound')} label="Zvuk oznámení" info="Prehrá sa pri novom oznámení." />
      <SwitchReveal {...field('has_substitute')} label="Mám zastupovanie">
        <TextField {...field('substitute')} label="Zastupovanie" required />
      </SwitchReveal>
      <Duplicator
        {...rows}
        label="Rozvrh"
        info="Dni a časy, v ktorých ordinujete."
        max={7}
        onAdd={() => rows.add({ hours_day: null, from: '', to: '' })}
      >
        {(index) => (
          <div style={{ display: 'grid', gap: 12 }}>
            <DayButtons {...field(`rows.${index}.hours_day`)} label="Deň" required />
            <FormRow>
              <TextField {...field(`rows.${index}.from`)} label="Od" />
              <TextField {...field(`rows.${index}.to`)} label="Do" />
            </FormRow>
          </div>
        )}
      </Duplicator>
      <UserPreview name="Žofia Ďurišová" avatar={null} idNumber="015630/1234" />
      <ProgressBar label="Nahrávam faktúru" value={0.42} />
      <ProgressBar label="Spracúvam faktúru" value={null} />
      <FormRow>
        {Object.entries(emoji).map(([name, picture]) => (
          <Message key={name} emoji={picture} title={name} />
        ))}
      </FormRow>
      <InDialog />
      <Button type="submit" variant="primary">
        Uložiť {values.name}
      </Button>
    </form>
  );
}

/** A select near the bottom of a popup. */
function InDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Otvoriť okno</Button>
      {isOpen && (
        <Dialog title="Okno" onClose={() => setIsOpen(false)}>
          {Array.from({ length: 4 }, (_, index) => (
            <TextField key={index} label={`Pole ${index + 1}`} name={`field_${index}`} value="" onChange={nothing} />
          ))}
          <Select label="Pacient v okne" name="in_dialog" data={many} value={value} onChange={setValue} />
        </Dialog>
      )}
    </>
  );
}

const many = Array.from({ length: 250 }, (_, index) => ({ option: `Pacient ${index + 1}`, value: index + 1 }));

const nothing = () => undefined;
