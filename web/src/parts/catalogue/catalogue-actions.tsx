import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';

/** Asks whether the record of this id is to be deleted; given by CatalogueScreen. */
export const AskDeleteContext = createContext<(id: string) => void>(() => {});

interface CatalogueActionsProps {
  /** Path of the list. */
  readonly list: string;
  readonly row: { readonly _id: string; readonly title: string };
}

/** Edit and Delete of one record in a CatalogueScreen. */
export function CatalogueActions({ list, row: { _id, title } }: CatalogueActionsProps) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  return (
    <RowActions>
      <RowLink label="Edit" rowName={title} to={`${list}/edit/${_id}`} state={{ list: search }} />
      <RowButton label="Delete" rowName={title} tone="danger" onPress={() => askDelete(_id)} />
    </RowActions>
  );
}
