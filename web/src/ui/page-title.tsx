import { association } from 'contract/association';

interface PageTitleProps {
  readonly title: string;
  /** Says at the front of the title that the form below has errors. */
  readonly hasErrors?: boolean | undefined;
}

/** The document's title; React moves it to the head. */
export function PageTitle({ title, hasErrors = false }: PageTitleProps) {
  return <title>{`${hasErrors ? 'Error: ' : ''}${title} | ${association.shortName}`}</title>;
}
