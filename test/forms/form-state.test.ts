import { expect } from '@open-wc/testing';
import { create } from 'vest';
import { createFormState } from '../../src/forms/form-state';
import { check } from '../../src/forms/rules/check';
import { required } from '../../src/forms/rules/rule';
import { confirmed, max, min } from '../../src/forms/rules/text-rules';

interface Values {
  name: string;
  password: string;
  again: string;
  file: File | null;
  rows: { day: string; from: string }[];
  last: string;
}

const empty: Values = { name: '', password: '', again: '', file: null, rows: [], last: '' };
const row = (day: string, from = '') => ({ day, from });

const createRules = () =>
  create((values: Values) => {
    check('name', 'Meno', values.name, required, min(3), max(5));
    check('password', 'Heslo', values.password, required);
    check('again', 'Heslo znova', values.again, confirmed(values.password));
    values.rows.forEach(({ day, from }, index) => {
      check(`rows.${index}.day`, 'Deň', day, required);
      check(`rows.${index}.from`, 'Od', from, required);
    });
    check('last', 'Posledné', values.last, required);
  });

const begin = (values: Partial<Values> = {}, draft?: Values) =>
  createFormState<Values>({ ...empty, ...values }, createRules(), draft);

/** A form on the page with controls of these names. */
function formWith(...names: string[]): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of names) {
    const input = document.createElement('input');
    input.name = name;
    form.append(input);
  }
  document.body.append(form);
  return form;
}
const all = ['name', 'password', 'again', 'file', 'last'];

describe('form state', () => {
  afterEach(() => document.querySelectorAll('form').forEach((form) => form.remove()));

  type Form = ReturnType<typeof begin>;
  const errorsOf = (form: Form) => Object.fromEntries(form.snapshot().errors);
  const errorsAfter = (form: Form, ...change: Parameters<Form['change']>) => {
    form.change(...change);
    return errorsOf(form);
  };

  it('V9 a change validates only its field, at once', () => {
    const form = begin();
    expect(errorsAfter(form, 'name', 'ab')).to.deep.equal({ name: 'Položka Meno musí obsahovať minimálne 3 znaky' });
    expect(errorsAfter(form, 'name', 'abc')).to.deep.equal({});
    expect(errorsAfter(form, 'name', '')).to.deep.equal({ name: 'Položka Meno je povinná' });
    expect(errorsAfter(form, 'name', 'abcdef')).to.deep.equal({ name: 'Položka Meno môže obsahovať najviac 5 znakov' });
  });

  it('V9 V10 validates a touched field that depends on another with it', () => {
    const form = begin();
    expect(errorsAfter(form, 'password', 'a')).to.deep.equal({});
    form.change('again', 'a');
    expect(errorsAfter(form, 'password', 'ab')).to.deep.equal({ again: 'Hodnota položky Heslo znova nie je rovnaká' });
    expect(errorsAfter(form, 'password', 'a')).to.deep.equal({});
  });

  it('V9 submit validates everything, and passes only when all is valid', () => {
    const form = begin();
    const element = formWith(...all);
    expect(form.submit(element)).to.equal(false);
    expect(Object.keys(errorsOf(form))).to.deep.equal(['name', 'password', 'last']);
    expect([...(form.snapshot().toFocus?.names ?? [])]).to.deep.equal(['name', 'password', 'last']);
    form.change('name', 'abc');
    form.change('password', 'a');
    expect(Object.keys(errorsOf(form))).to.deep.equal(['again', 'last']);
    form.change('again', 'a');
    form.change('last', 'x');
    expect(form.submit(element)).to.equal(true);
    expect(errorsOf(form)).to.deep.equal({});
  });

  it('keeps server errors at their fields, nested ones too, until they change', () => {
    const form = begin({ rows: [row('po', '8'), row('ut', '9')], name: 'abc', password: 'a', again: 'a', last: 'x' });
    const element = formWith(...all, 'rows.0.day', 'rows.1.day');
    expect(form.submit(element)).to.equal(true);
    form.showErrors({ name: ['Jedna.', 'Dve.'], 'rows.1.day': ['Tri.'], captcha: ['Štyri.', 'Päť.'], last: [] });
    expect(errorsOf(form)).to.deep.include({ name: 'Jedna. Dve.', 'rows.1.day': 'Tri.' });
    expect(form.snapshot().formErrors).to.deep.equal(['Štyri.', 'Päť.']);
    expect([...(form.snapshot().toFocus?.names ?? [])]).to.include.members(['name', 'rows.1.day']);
    expect(errorsAfter(form, 'name', 'abcd')).to.not.have.property('name');
    expect(errorsOf(form)).to.have.property('rows.1.day');
    form.removeRow('rows', 0);
    expect(errorsOf(form)).to.have.property('rows.0.day', 'Tri.');
    expect(errorsAfter(form, 'rows', [])).to.not.have.property('rows.0.day');
    expect(form.submit(element)).to.equal(true);
    expect(form.snapshot().formErrors).to.deep.equal([]);
  });

  it('shows an error without a visible field above the form', () => {
    const form = begin({ name: 'abc', password: 'a', again: 'a' });
    expect(form.submit(formWith('name', 'password', 'again'))).to.equal(false);
    expect(form.snapshot().formErrors).to.deep.equal(['Položka Posledné je povinná']);
  });

  it('W9 V9 errors move with their row, and a new row has none', () => {
    const form = begin({ rows: [row(''), row('ut'), row('')], name: 'abc', password: 'a', again: 'a' });
    const element = formWith(...all);
    form.submit(element);
    const wrong = () => Object.keys(errorsOf(form)).sort().join(' ');
    expect(wrong()).to.equal('last rows.0.day rows.0.from rows.1.from rows.2.day rows.2.from');
    form.removeRow('rows', 0);
    expect(wrong()).to.equal('last rows.0.from rows.1.day rows.1.from');
    form.addRow('rows', row(''));
    expect(wrong()).to.equal('last rows.0.from rows.1.day rows.1.from');
    expect(errorsAfter(form, 'rows.2.day', '')).to.have.property('rows.2.day');
    form.change('last', 'x');
    form.removeRow('rows', 2);
    form.removeRow('rows', 1);
    expect(errorsAfter(form, 'rows.0.from', '8')).to.deep.equal({});
    expect(form.submit(element)).to.equal(true);
  });

  it('W9 a row keeps its key when others are removed', () => {
    const form = begin({ rows: [row('po'), row('ut')] });
    form.addRow('rows', row('st'));
    const [, second, third] = form.keysOf('rows');
    form.removeRow('rows', 0);
    expect(form.keysOf('rows')).to.deep.equal([second, third]);
    form.addRow('rows', row('št'));
    expect(new Set(form.keysOf('rows')).size).to.equal(3);
    expect(form.snapshot().values.rows.map(({ day }) => day)).to.deep.equal(['ut', 'st', 'št']);
  });

  it('knows whether anything was entered, files included', () => {
    const form = begin();
    expect(form.snapshot().isDirty).to.equal(false);
    form.change('name', 'a');
    expect(form.snapshot().isDirty).to.equal(true);
    form.change('name', '');
    expect(form.snapshot().isDirty).to.equal(false);
    form.change('file', new File([], 'a.pdf'));
    expect(form.snapshot().isDirty).to.equal(true);
    form.change('file', null);
    form.addRow('rows', row(''));
    expect(form.snapshot().isDirty).to.equal(true);
    form.removeRow('rows', 0);
    expect(form.snapshot().isDirty).to.equal(false);
  });

  it('starts from a draft, and counts it as changed', () => {
    const form = begin({}, { ...empty, name: 'abcdef' });
    expect(form.snapshot().values.name).to.equal('abcdef');
    expect(form.snapshot().isDirty).to.equal(true);
    expect(errorsOf(form)).to.deep.equal({});
  });

  it('X9 reset restores the first values, with no errors and nothing touched', () => {
    const form = begin({ name: 'abc' });
    form.submit(formWith(...all));
    form.showErrors({ captcha: ['x'] });
    form.change('name', 'z');
    form.reset(form.initial());
    expect(form.snapshot()).to.deep.include({ isDirty: false, formErrors: [], toFocus: null });
    expect(form.snapshot().values.name).to.equal('abc');
    expect(errorsAfter(form, 'password', 'a')).to.deep.equal({});
  });

  it('two forms with the same rules are independent', () => {
    const [one, other] = [begin(), begin()];
    one.submit(formWith(...all));
    other.change('name', 'abc');
    expect(errorsOf(other)).to.deep.equal({});
  });
});
