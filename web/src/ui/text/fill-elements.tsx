import type { Placeholders } from 'contract/text/language/fill';
import { Fragment, type ReactNode } from 'react';

/** Replaces the placeholders of a text with elements: `fillElements(t.signUp, { link: <Link … /> })`. */
export const fillElements = <Text extends string>(
  text: Text,
  elements: Readonly<Record<Placeholders<Text>, ReactNode>>,
): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // The split puts names at odd positions. Parts never move, so the position is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{index % 2 === 1 ? elements[part as Placeholders<Text>] : part}</Fragment>
  ));
