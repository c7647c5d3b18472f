import type { ComponentType } from 'react';
import { Charts, Contents, Lists, People } from './record-states';
import { Buttons, Choices } from './control-states';
import { Badges, Notices, Places, Resources } from './feedback-states';
import { CalendarFields, Duplicators, Files, Selects, TextFields } from './field-states';
import { Forms, Overlays } from './overlay-states';

/** Every control of the kit in every state that its properties can give it. Hover, focus and press are the browser's. */
export const sections: readonly { title: string; Content: ComponentType }[] = [
  { title: 'Buttons and links', Content: Buttons },
  { title: 'Choices', Content: Choices },
  { title: 'Text fields', Content: TextFields },
  { title: 'Selects', Content: Selects },
  { title: 'Dates and times', Content: CalendarFields },
  { title: 'Files and progress', Content: Files },
  { title: 'Repeated rows', Content: Duplicators },
  { title: 'Badges and counts', Content: Badges },
  { title: 'Notices', Content: Notices },
  { title: 'In the place of content', Content: Places },
  { title: 'Data of the server', Content: Resources },
  { title: 'People', Content: People },
  { title: 'Contents', Content: Contents },
  { title: 'Lists', Content: Lists },
  { title: 'Charts', Content: Charts },
  { title: 'What covers the page', Content: Overlays },
  { title: 'Forms', Content: Forms },
];
