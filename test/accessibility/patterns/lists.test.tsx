import { useState } from 'react';
import { Select } from '../../../src/ui/controls/select';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';
import { VirtualList } from '../../../src/ui/lists/virtual-list';
import { until } from '../../support/until';
import { Menu, type MenuItem } from '../../../src/ui/overlays/menu';

// https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, with a list that is filtered as one types
const seasons = ['Jar', 'Leto', 'Jeseň', 'Zima'].map((option) => ({ option, value: option }));

function Seasons({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Select label="Obdobie" name="season" data={seasons} value={value} onChange={setValue} required />
      <button type="button">Ďalej</button>
    </>
  );
}

const beginCombobox = (first: string | null) => async () => {
  const { see, root } = mountView(<Seasons first={first} />);
  const input = await see.findByRole<HTMLInputElement>('combobox', { name: 'Obdobie' });
  input.focus();
  return () => {
    const list = see.queryByRole('listbox');
    const active = root.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    return [
      list ? `open (${list.children.length})` : 'closed',
      `active: ${active ?? 'none'}`,
      `text: ${input.value}`,
      input.getAttribute('aria-expanded') === String(list !== null) ? null : 'aria-expanded is wrong',
      focused() === input ? null : `focus: ${focused()?.textContent ?? ''}`,
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
};

const [DOWN, UP] = ['ArrowDown', 'ArrowUp'];

describePattern('the combobox, closed and empty', beginCombobox(null), [
  ['Down Arrow opens it on the first option', [DOWN], 'open (4), active: Jar, text: '],
  ['Up Arrow opens it on the last option', [UP], 'open (4), active: Zima, text: '],
  ['Alt+Down Arrow opens it, and no option is active', ['Alt+ArrowDown'], 'open (4), active: none, text: '],
  ['Down Arrow and Enter choose the first option', [DOWN, 'Enter'], 'closed, active: none, text: Jar'],
  ['Up Arrow and Enter choose the last option', [UP, 'Enter'], 'closed, active: none, text: Zima'],
  ['a letter opens it with what begins so', ['l'], 'open (1), active: Leto, text: l'],
  ['letters filter without diacritics', ['j', 'e', 's', 'e', 'n'], 'open (1), active: Jeseň, text: jesen'],
  ['Escape leaves it as it is', ['Escape'], 'closed, active: none, text: '],
  ['Tab goes on', ['Tab'], 'closed, active: none, text: , focus: Ďalej'],
]);

describePattern('the combobox, closed with a choice', beginCombobox('Leto'), [
  ['Down Arrow opens it on the chosen option', [DOWN], 'open (4), active: Leto, text: Leto'],
  ['Up Arrow opens it on the chosen option', [UP], 'open (4), active: Leto, text: Leto'],
  ['letters replace the text', ['z', 'i'], 'open (1), active: Zima, text: zi'],
]);

describePattern('the open combobox', beginCombobox('Leto'), [
  ['Down Arrow goes to the next option', [DOWN, DOWN], 'open (4), active: Jeseň, text: Leto'],
  ['Down Arrow goes from the last option to the first', [DOWN, DOWN, DOWN, DOWN], 'open (4), active: Jar, text: Leto'],
  ['Up Arrow goes to the previous option', [DOWN, UP], 'open (4), active: Jar, text: Leto'],
  ['Up Arrow goes from the first option to the last', [DOWN, UP, UP], 'open (4), active: Zima, text: Leto'],
  ['Enter chooses the active option and closes', [DOWN, DOWN, 'Enter'], 'closed, active: none, text: Jeseň'],
  ['Escape closes it and keeps the choice', [DOWN, DOWN, 'Escape'], 'closed, active: none, text: Leto'],
  ['Alt+Up Arrow closes it', [DOWN, 'Alt+ArrowUp'], 'closed, active: none, text: Leto'],
  ['Tab keeps the choice and goes on', [DOWN, DOWN, 'Tab'], 'closed, active: none, text: Leto, focus: Ďalej'],
  ['Backspace takes the text', [DOWN, 'Backspace'], 'open (4), active: Leto, text: '],
]);

// https://www.w3.org/WAI/ARIA/apg/patterns/listbox/: one choice, made by Enter, Space or a press
const names = ['Adam', 'Čestmír', 'Cyril', 'Dana', 'Dušan', 'Eva', 'Žofia'];
const items = names.map((name, id) => ({ id, name }));
const Row = ({ item }: { item: (typeof items)[number] }) => <span>{item.name}</span>;

function People({ first }: { first: number | null }) {
  const [id, setId] = useState(first);
  return (
    <>
      <button type="button">Pred</button>
      <VirtualList
        label="Ľudia"
        items={items}
        chosenId={id}
        Row={Row}
        onOpen={(item) => setId(item.id)}
        hrefOf={(item) => `#${item.id}`}
        nameOf={({ name }) => name}
        head={null}
        empty={null}
        scrollResetKey=""
      />
      <button type="button">Ďalej</button>
    </>
  );
}

const beginList = (first: number | null) => async () => {
  const { see, root } = mountView(<People first={first} />);
  await see.findByRole('option', { name: 'Adam' });
  await until(() => root.querySelector('[role="option"]'));
  see.getByRole('button', { name: 'Pred' }).focus();
  return () => {
    const chosen = root.querySelector('[aria-selected="true"]')?.textContent;
    const stops = root.querySelectorAll('[role="option"][tabindex="0"]').length;
    return `${focused()?.textContent ?? ''}, chosen: ${chosen ?? 'none'}${stops === 1 ? '' : `, ${stops} stops`}`;
  };
};

describePattern('the listbox', beginList(null), [
  ['Tab goes to its first option', ['Tab'], 'Adam, chosen: none'],
  ['Tab leaves it, as it is one stop', ['Tab', 'Tab'], 'Ďalej, chosen: none'],
  ['Down Arrow goes to the next option', ['Tab', 'ArrowDown'], 'Čestmír, chosen: none'],
  ['Up Arrow goes to the previous option', ['Tab', 'End', 'ArrowUp'], 'Eva, chosen: none'],
  ['Down Arrow stays on the last option', ['Tab', 'End', 'ArrowDown'], 'Žofia, chosen: none'],
  ['Up Arrow stays on the first option', ['Tab', 'ArrowUp'], 'Adam, chosen: none'],
  ['Home goes to the first option', ['Tab', 'End', 'Home'], 'Adam, chosen: none'],
  ['End goes to the last option', ['Tab', 'End'], 'Žofia, chosen: none'],
  ['a letter goes to the next option that begins with it', ['Tab', 'd'], 'Dana, chosen: none'],
  ['the same letter goes on to the next one', ['Tab', 'd', 'd'], 'Dušan, chosen: none'],
  ['and from the last one to the first', ['Tab', 'd', 'd', 'd'], 'Dana, chosen: none'],
  ['several letters go to what begins with all of them', ['Tab', 'd', 'u'], 'Dušan, chosen: none'],
  ['letters need no diacritics', ['Tab', 'z'], 'Žofia, chosen: none'],
  ['a letter that nothing begins with goes nowhere', ['Tab', 'x'], 'Adam, chosen: none'],
  ['Enter chooses', ['Tab', 'ArrowDown', 'Enter'], 'Čestmír, chosen: Čestmír'],
  ['Space chooses', ['Tab', 'End', 'Space'], 'Žofia, chosen: Žofia'],
]);

describePattern('the listbox with a choice', beginList(3), [
  ['Tab goes to the chosen option', ['Tab'], 'Dana, chosen: Dana'],
  ['Shift+Tab leaves it', ['Tab', 'Shift+Tab'], 'Pred, chosen: Dana'],
]);

// https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ and …/menubar/
const labels = ['Absencia', 'Čakáreň', 'Nová absencia', 'Nový termín'];

async function beginMenu() {
  const chosen: string[] = [];
  const items = labels.map((label): MenuItem => ({
    key: label,
    label,
    icon: null,
    onChoose: () => chosen.push(label),
  }));
  const { see } = mountView(
    <>
      <Menu
        label="Akcie"
        items={items}
        trigger={({ ref, ...props }) => (
          <button ref={ref} type="button" {...props}>
            Akcie
          </button>
        )}
      />
      <button type="button">Ďalej</button>
    </>,
  );
  (await see.findByRole('button', { name: 'Akcie' })).focus();
  return () =>
    [
      see.queryByRole('menu', { name: 'Akcie' }) ? 'open' : 'closed',
      focused()?.textContent,
      ...chosen.map((one) => `chosen ${one}`),
    ].join(', ');
}

describePattern('the menu button', beginMenu, [
  ['Enter opens it on its first item', ['Enter'], 'open, Absencia'],
  ['Space opens it on its first item', ['Space'], 'open, Absencia'],
  ['Down Arrow opens it on its first item', ['ArrowDown'], 'open, Absencia'],
  ['Up Arrow opens it on its last item', ['ArrowUp'], 'open, Nový termín'],
]);

describePattern('the open menu', beginMenu, [
  ['Down Arrow goes to the next item', ['Enter', 'ArrowDown'], 'open, Čakáreň'],
  ['Down Arrow goes from the last item to the first', ['ArrowUp', 'ArrowDown'], 'open, Absencia'],
  ['Up Arrow goes to the previous item', ['ArrowUp', 'ArrowUp'], 'open, Nová absencia'],
  ['Up Arrow goes from the first item to the last', ['Enter', 'ArrowUp'], 'open, Nový termín'],
  ['Home goes to the first item', ['ArrowUp', 'Home'], 'open, Absencia'],
  ['End goes to the last item', ['Enter', 'End'], 'open, Nový termín'],
  ['a letter goes to the next item that begins with it', ['Enter', 'n'], 'open, Nová absencia'],
  ['the same letter goes on to the next one', ['Enter', 'n', 'n'], 'open, Nový termín'],
  ['and from the last one to the first', ['Enter', 'n', 'n', 'n'], 'open, Nová absencia'],
  [
    'several letters find an item, and a blank among them chooses nothing',
    ['Enter', 'n', 'o', 'v', 'y', 'Space', 't'],
    'open, Nový termín',
  ],
  ['a letter needs no diacritics', ['Enter', 'c'], 'open, Čakáreň'],
  ['Enter chooses, and gives the focus back', ['Enter', 'ArrowDown', 'Enter'], 'closed, Akcie, chosen Čakáreň'],
  ['Space chooses, and gives the focus back', ['Enter', 'End', 'Space'], 'closed, Akcie, chosen Nový termín'],
  ['Escape closes it, and gives the focus back', ['Enter', 'End', 'Escape'], 'closed, Akcie'],
  ['Tab closes it and goes on', ['Enter', 'Tab'], 'closed, Ďalej'],
]);
