type Name<Placeholder extends string> = Placeholder extends `${infer Before}:${string}`
  ? Before
  : Placeholder;

/** Names of the placeholders of a text: 'count' for '{count} {count:year|years}'. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? Name<Inside> | Placeholders<Rest>
  : never;

export type Values<Text extends string> = Readonly<Record<Placeholders<Text>, string | number>>;

/**
 * Replaces the placeholders of a text. `{count}` becomes the value, and `{count:year|years}` becomes the first
 * form for the number 1 and else the second one.
 */
export const fill = <Text extends string>(text: Text, values: Values<Text>): string =>
  text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (_, name: Placeholders<Text>, one, other) =>
    one === undefined ? String(values[name]) : values[name] === 1 ? one : other,
  );
