import { useState } from 'react';
import { VirtualList } from '../../../src/ui/lists/virtual-list';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused } from '../../support/user-input';

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

const begin = (first: number | null) => async () => {
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

describePattern('the listbox', begin(null), [
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

describePattern('the listbox with a choice', begin(3), [
  ['Tab goes to the chosen option', ['Tab'], 'Dana, chosen: Dana'],
  ['Shift+Tab leaves it', ['Tab', 'Shift+Tab'], 'Pred, chosen: Dana'],
]);
