import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';

/** Opens the confirmation to delete the record with this id; provided by ContentListScreen. */
export const AskDeleteContext = createContext<(id: string) => void>(() => {});

interface ContentActionsProps {
  readonly list: string;
  readonly row: { readonly _id: string; readonly title: string };
  /** Further actions, between both. */
  readonly children?: ReactNode;
}

export function ContentActions({ list, row: { _id, title }, children }: ContentActionsProps) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  return (
    <RowActions>
      <RowLink label="Edit" rowName={title} to={`${list}/edit/${_id}`} state={{ list: search }} />
      {children}
      <RowButton label="Delete" rowName={title} tone="danger" onPress={() => askDelete(_id)} />
    </RowActions>
  );
}
