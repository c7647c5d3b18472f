import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { payments } from '../../src/features/payments/contract';
import { AdminApp } from '../../src/app/admin-app';
import { LateParts } from '../../src/elements/lazy-late-parts';
import { popups } from '../../src/elements/popups';
import { PanelRouter } from '../../src/elements/panel-router';
import { panel } from '../../src/elements/panel';
import { Boundary } from '../../src/frame/boundary';
import { Frame } from '../../src/frame/frame';
import { LoginForm } from '../../src/features/login/login-form';
import { errorReported } from '../../src/state/events';
import { StoreContext } from '../../src/state/react/use-store';
import { useResource } from '../../src/state/react/use-resource';
import { createResource, type Resource } from '../../src/state/resources/resource';
import { createStore } from '../../src/state/store';
import { ResourceView } from '../../src/ui/feedback/resource-view';
import { domChanges } from '../support/change-dom';
import { deferCalls } from '../support/deferred-calls';
import { mountView, unmountViews } from '../support/mount-view';
import { createPractice } from '../support/practice';
import { storeConfig } from '../support/store-config';
import { recordErrors, type RecordedErrors } from '../support/record-warnings';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';

function Names({ resource }: { resource: Resource<readonly string[]> }) {
  return (
    <ResourceView resource={useResource(resource)} failedTitle="Mená sa nepodarilo načítať">
      {(names) => <p>{names.join()}</p>}
    </ResourceView>
  );
}

describe('a bug of ours', () => {
  let errors: RecordedErrors;

  beforeEach(() => (errors = recordErrors()));
  afterEach(() => {
    unmountViews();
    errors.restore();
  });

  it('F3 reaches the error boundary, whose retry loads again', async () => {
    const calls = deferCalls<readonly string[]>();
    const resource = createResource(calls.call);
    let crashes = 0;
    const { see, root } = mountView(
      <Boundary onError={() => (crashes += 1)}>
        <Names resource={resource} />
      </Boundary>,
    );
    // Wait for the screen: an earlier error would not be shown, but loaded again.
    await until(() => root.querySelector('[role=status], [aria-busy]'));
    resource.reload();
    const bug = new TypeError('a bug');
    await calls.fail(0, bug);
    const retry = await see.findByRole('button', { name: 'Skúsiť znova' });
    expect(see.queryByText('Mená sa nepodarilo načítať'), 'the server is not blamed').to.equal(null);
    expect(errors.reported).to.deep.equal([bug]);
    expect(crashes).to.equal(1);
    await press(retry);
    await calls.answer(calls.made.length - 1, ['Eva']);
    await see.findByText('Eva');
    expect(see.queryByRole('alert')).to.equal(null);
  });

  it('F9 reaches the error boundary from the login too', async () => {
    const store = createStore(storeConfig({ lane: 'none' }), panel);
    store.client.call = () => Promise.reject(new TypeError('a bug'));
    const { see } = mountView(
      <StoreContext value={store}>
        <Boundary onError={() => undefined}>
          <LoginForm />
        </Boundary>
      </StoreContext>,
    );
    await press(await see.findByLabelText('Prihlasovacie meno'));
    await type('eva@nova.sk');
    await press(see.getByLabelText('Heslo'));
    await type('tajne-heslo');
    await pressKeys('Enter');
    await see.findByText('Táto časť sa nečakane zastavila.');
  });

  it('F3 is none where another script has moved the nodes: the part draws itself anew', async () => {
    let change: () => void = () => undefined;
    let crashes = 0;
    function Names() {
      const [isChanged, setIsChanged] = useState(false);
      change = () => setIsChanged(true);
      return (
        <p>
          {isChanged && <b>Eva</b>}
          {'Ján'} {'Novák'}
        </p>
      );
    }
    const { root } = mountView(
      <Boundary onError={() => (crashes += 1)}>
        <Names />
      </Boundary>,
    );
    const before = await until(() => root.querySelector('p'));
    domChanges['each text is wrapped']?.(root);
    change();
    await until(() => !before.isConnected && root.textContent === 'Ján Novák');
    expect(crashes).to.equal(0);
  });

  it('F3 breaks its screen only: the shell stays, another screen opens, and the error is reported', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    localStorage.setItem(`token-${practice.lane}`, practice.token);
    const store = createStore(storeConfig(practice), panel);
    const stop = store.start();
    const bug = new TypeError('a bug');
    const { call } = store.client;
    store.client.call = (definition, ...rest) =>
      Object.is(definition, payments) ? Promise.reject(bug) : call(definition, ...rest);
    const codes: string[] = [];
    store.events.on(errorReported, ({ code }) => codes.push(code));
    let navigate: (path: string) => void = () => undefined;
    const { see } = mountView(
      <Frame
        store={store}
        theme="light"
        popups={popups}
        LateParts={LateParts}
        hasSound={false}
        onReady={() => undefined}
      >
        <PanelRouter routing="memory" basePath="/admin" closePopup={() => false} isAllowedByPage={() => true}>
          <AdminApp hasRegistration onRoute={() => undefined} onNavigator={(goTo) => void (navigate = goTo)} />
        </PanelRouter>
      </Frame>,
    );
    await see.findByText('Ján Prvý');
    navigate('/transakcie');
    await see.findByText('Táto časť sa nečakane zastavila.');
    expect(codes).to.deep.equal(['crash']);
    expect(errors.reported).to.include(bug);
    see.getByRole('heading', { level: 1, name: 'Transakcie' });
    navigate('/cakaren');
    await see.findByText('Ján Prvý');
    expect(see.queryByText('Táto časť sa nečakane zastavila.')).to.equal(null);
    stop();
    localStorage.clear();
  });
});
