import shapes from 'virtual:form-shapes';
import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormContext } from './form-context.ts';
import { missingControls } from './required-input.ts';

interface ControlCheckProps {
  /** What the form sends without asking. */
  readonly fixed: object | undefined;
}

/** In development the last piece of an EndpointForm: fails where a control was forgotten. */
export function ControlCheck({ fixed = {} }: ControlCheckProps) {
  const context = useContext(FormContext);
  const { getValues } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields before it are there; some come and go later
  useEffect(() => {
    if (context === null) return;
    const { name, labels } = context;
    const inForm = [...Object.keys(fixed), ...Object.keys(getValues()), ...labels.keys()];
    const problem = missingControls(name, shapes[name]?.required ?? [], inForm);
    if (problem !== undefined) throw new Error(problem);
  }, []);
  return null;
}
