// React 19.
import type {} from 'ordinacia/jsx';
import 'ordinacia/waiting-room';

export const page = (
  <ordinacia-waiting-room
    api-base="https://portal.example"
    theme="dark"
    getToken={() => 'token'}
    onordinacia-error={({ detail }) => console.log(detail.code)}
    className="wide"
  />
);

// @ts-expect-error: no such attribute value
export const wrong = <ordinacia-waiting-room theme="blue" />;
