import shapes from 'virtual:form-shapes';
import type { EndpointName } from 'contract';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

export type Precheck = (values: FieldValues) => Promise<unknown>;

/**
 * Asks the server about the values of a form without files, before files are sent.
 *
 * @param readValues returns the values of all fields
 */
export function usePrecheck(
  name: EndpointName,
  precheck: Precheck | undefined,
  readValues: () => FieldValues,
) {
  const [isChecking, setChecking] = useState(false);
  /** Fields without files that were last sent, as JSON. */
  const lastSent = useRef<string>(undefined);
  const readFields = () => withoutFiles(name, readValues());
  return {
    isChecking,
    noteSent(): void {
      lastSent.current = JSON.stringify(readFields());
    },
    /** Returns the problems that the server found. */
    async runPrecheck(): Promise<Error | undefined> {
      const values = readFields();
      // If the reply to the same fields was lost, the server may have stored them. Sending them again is idempotent.
      if (precheck === undefined || lastSent.current === JSON.stringify(values)) return undefined;
      setChecking(true);
      try {
        await precheck(values);
        return undefined;
      } catch (error) {
        if (error instanceof Error) return error;
        throw error;
      } finally {
        setChecking(false);
      }
    },
  };
}

const withoutFiles = (name: EndpointName, values: FieldValues): FieldValues => {
  const files = shapes[name]?.files ?? {};
  return Object.fromEntries(Object.entries(values).filter(([field]) => !(field in files)));
};
