import type { HomeView, ModalView } from '@slack/types';
import type { Words } from '../../connect/send/bodies.ts';
import type { Town } from '../town.ts';

/** What goes to Slack: a message, a form or a Home tab. */
export type Drawn = Words | ModalView | HomeView;

/** A surface by the name of the function that renders it, drawn of one game in as many ways as it has. */
export type Surfaces = Readonly<Record<string, (town: Town) => readonly Drawn[]>>;
