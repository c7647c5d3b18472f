import { Menu, type MenuItem } from '../../../src/ui/overlays/menu';
import { mountView } from '../../support/mount-view';
import { describePattern } from '../../support/pattern';
import { focused } from '../../support/user-input';

// https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ and …/menubar/
const labels = ['Absencia', 'Čakáreň', 'Hodiny', 'Oznam'];

async function begin() {
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
    [see.queryByRole('menu') ? 'open' : 'closed', focused()?.textContent, ...chosen.map((one) => `chosen ${one}`)].join(
      ', ',
    );
}

describePattern('the menu button', begin, [
  ['Enter opens it on its first item', ['Enter'], 'open, Absencia'],
  ['Space opens it on its first item', ['Space'], 'open, Absencia'],
  ['Down Arrow opens it on its first item', ['ArrowDown'], 'open, Absencia'],
  ['Up Arrow opens it on its last item', ['ArrowUp'], 'open, Oznam'],
]);

describePattern('the open menu', begin, [
  ['Down Arrow goes to the next item', ['Enter', 'ArrowDown'], 'open, Čakáreň'],
  ['Down Arrow goes from the last item to the first', ['ArrowUp', 'ArrowDown'], 'open, Absencia'],
  ['Up Arrow goes to the previous item', ['ArrowUp', 'ArrowUp'], 'open, Hodiny'],
  ['Up Arrow goes from the first item to the last', ['Enter', 'ArrowUp'], 'open, Oznam'],
  ['Home goes to the first item', ['ArrowUp', 'Home'], 'open, Absencia'],
  ['End goes to the last item', ['Enter', 'End'], 'open, Oznam'],
  ['a letter goes to the next item that begins with it', ['Enter', 'h'], 'open, Hodiny'],
  ['a letter needs no diacritics', ['Enter', 'c'], 'open, Čakáreň'],
  ['Enter chooses, and gives the focus back', ['Enter', 'ArrowDown', 'Enter'], 'closed, Akcie, chosen Čakáreň'],
  ['Space chooses, and gives the focus back', ['Enter', 'End', 'Space'], 'closed, Akcie, chosen Oznam'],
  ['Escape closes it, and gives the focus back', ['Enter', 'End', 'Escape'], 'closed, Akcie'],
  ['Tab closes it and goes on', ['Enter', 'Tab'], 'closed, Ďalej'],
]);
