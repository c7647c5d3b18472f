import { expect } from '@open-wc/testing';
import { Boundary } from '../../src/frame/boundary';
import { useResource } from '../../src/state/react/use-resource';
import { createResource, type Resource } from '../../src/state/resources/resource';
import { ResourceView } from '../../src/ui/feedback/resource-view';
import { deferCalls } from '../support/deferred-calls';
import { mountView, unmountViews } from '../support/mount-view';
import { recordErrors, type RecordedErrors } from '../support/record-errors';
import { until } from '../support/until';
import { press } from '../support/user-input';

function Names({ resource }: { resource: Resource<readonly string[]> }) {
  return (
    <ResourceView resource={useResource(resource)} failedTitle="Mená sa nepodarilo načítať">
      {(names) => <p>{names.join()}</p>}
    </ResourceView>
  );
}

describe('a bug met while loading a resource', () => {
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
    // An error from before the screen stands is loaded over, not shown.
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
});
