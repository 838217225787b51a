/** `camp-enrolment/messages`: the Dutch messages and their types. */
export { default as nl } from '../messages/nl.json';
export type { MessageKey, Messages, SomeMessages, Translate } from '../messages/messages.ts';
