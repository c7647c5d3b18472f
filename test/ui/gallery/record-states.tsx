import { memo } from 'react';
import { Button } from '../../../src/ui/controls/button';
import { Avatar, Sensitive } from '../../../src/ui/content/personal';
import { Card } from '../../../src/ui/content/card';
import { PageHeader } from '../../../src/ui/content/page-header';
import { PrintSheet } from '../../../src/ui/content/print-sheet';
import { SafeHtml } from '../../../src/ui/content/safe-html';
import { UserPreview } from '../../../src/ui/content/user-preview';
import { emoji, Message } from '../../../src/ui/feedback/message';
import { Detail, detailActionsClass, MissingRecord } from '../../../src/ui/lists/detail';
import { Item, Items } from '../../../src/ui/lists/items';
import { ListWithPreview } from '../../../src/ui/lists/list-with-preview';
import { VirtualList } from '../../../src/ui/lists/virtual-list';
import { LONG, nothing, shown, widely, holding } from './state';
import { BarChart } from '../../../src/ui/charts/bar-chart';
import { ChartCard, DataTable } from '../../../src/ui/charts/chart-card';
import { ShareChart } from '../../../src/ui/charts/share-chart';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"%3E%3Crect width="40" height="40" fill="teal"/%3E%3C/svg%3E';

export const People = shown({
  avatar: <Avatar name="Žofia Ďurišová" source={null} />,
  'avatar, large': <Avatar name="Žofia Ďurišová" source={null} isLarge />,
  'avatar, a picture': <Avatar name="Žofia Ďurišová" source={picture} />,
  'avatar, does not load': <Avatar name="Žofia Ďurišová" source="data:image/png;base64,none" />,
  user: <UserPreview name="Žofia Ďurišová" avatar={null} idNumber="015630/1234" />,
  'user, long, without a number': <UserPreview name={LONG} avatar={null} idNumber={null} />,
  personal: <Sensitive>Žofia Ďurišová</Sensitive>,
});

export const Contents = widely({
  'head of a screen': (
    <PageHeader title="Ordinačné hodiny" description="Dni a časy, v ktorých ordinujete.">
      <Button variant="primary">Pridať</Button>
    </PageHeader>
  ),
  'head of a part, long': <PageHeader level={3} title={LONG} description={LONG} />,
  print: <PrintSheet label="Tlačiť">{LONG}</PrintSheet>,
  card: (
    <Card title="Platobné údaje" action={<Button>Upraviť</Button>}>
      <Items>
        <Item name="IBAN">SK31 1200 0000 1987 4263 7541</Item>
        <Item name="Poznámka">{LONG}</Item>
      </Items>
    </Card>
  ),
  'HTML from a server': (
    <SafeHtml html="<p>Pacient <b>Žofia</b> si <i>objednala</i> <a href='https://example.sk'>termín</a>.</p>" />
  ),
});

const people = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: index === 1 ? LONG : `Pacient ${index + 1}`,
}));

const Row = memo(function Row({ item }: { item: (typeof people)[number] }) {
  return <UserPreview name={item.name} avatar={null} idNumber={null} />;
});

function PeopleList({ title, items, chosen }: { title: string; items: typeof people; chosen: number | null }) {
  return holding(chosen, (id, choose) => {
    const one = items.find((item) => item.id === id);
    return (
      <ListWithPreview
        previewTitle={title}
        hint="Vyberte pacienta zo zoznamu a zobrazí sa jeho detail."
        chosen={null}
        preview={
          one ? (
            <Detail title="Pacient" name={one.name} avatar={null}>
              <Items>
                <Item name="Telefón">+421 900 123 456</Item>
              </Items>
              <div className={detailActionsClass}>
                <Button variant="danger">Vymazať pacienta</Button>
              </div>
            </Detail>
          ) : null
        }
        onClosePreview={() => choose(null)}
      >
        <VirtualList
          label="Pacienti"
          items={items}
          chosenId={id}
          Row={Row}
          onOpen={(item) => choose(item.id)}
          hrefOf={(item) => `#${item.id}`}
          nameOf={({ name }) => name}
          head={<b>{items.length} pacientov</b>}
          empty={<Message emoji={emoji.hushed} title="Žiaden obsah na zobrazenie" />}
          scrollResetKey=""
        />
      </ListWithPreview>
    );
  });
}

export const Lists = widely({
  'list with a preview, nothing chosen': <PeopleList title="Detail" items={people.slice(0, 5)} chosen={null} />,
  'list with a preview, one chosen': <PeopleList title="Detail pacienta" items={people} chosen={2} />,
  'list with a preview, empty': <PeopleList title="Detail nikoho" items={[]} chosen={null} />,
  'preview of what is not there any more': (
    <MissingRecord title="Pacient sa nenašiel" hint="Medzitým ho mohol niekto vymazať." onClose={nothing} />
  ),
});

const bars = (value: (index: number) => number) =>
  Array.from({ length: 30 }, (_, index) => ({
    key: String(index),
    label: `${index + 1}.`,
    value: value(index),
    name: `${index + 1}. november`,
    amount: `${value(index)} návštev`,
    isMarked: index === 29,
    isFaint: index % 7 > 4,
  }));

const shares = [
  { key: 'queue', label: 'Čakací lístok', value: 40, amount: '40 (40 %)', colour: 'var(--queue)' },
  { key: 'schedule', label: 'Termín', value: 59, amount: '59 (59 %)', colour: 'var(--schedule)' },
  { key: 'other', label: 'Iné', value: 1, amount: '1 (1 %)', colour: 'var(--muted)' },
];

const table = (
  <DataTable
    caption="Návštevy po dňoch"
    columns={[{ label: 'Deň' }, { label: 'Počet návštev', isNumber: true }]}
    rows={bars((index) => index).map(({ name, value }) => [name, String(value)])}
  />
);

const chart = (value: (index: number) => number) => (
  <BarChart bars={bars(value)} summary="Návštevy za 30 dní" cursorLabel="Návštevy po dňoch: deň" scaleText={String} />
);

export const Charts = widely({
  bars: <ChartCard title="Návštevy" chart={chart((index) => (index * 7) % 23)} table={table} isEmpty={false} />,
  'bars, one of them large': chart((index) => (index === 4 ? 123_456 : index % 3)),
  'bars, nothing to count': chart(() => 0),
  'chart, empty': <ChartCard title="Príjmy" chart={null} table={null} isEmpty />,
  shares: <ShareChart shares={shares} summary="100 tiketov za 30 dní" />,
  table,
});
