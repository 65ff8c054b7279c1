import type { MembershipLetter } from 'contract/people/membership-letters';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import * as t from '#messages/shared/members';
import { saveFile } from '#ui/base/save-file.ts';
import { toast } from '#ui/dialogs/toast.ts';

/** Downloads letters. After a failed download, a new letter is still in the list. */
export function useLetterDownload() {
  const call = useCall();
  const [failure, setFailure] = useState<string>();
  const read = (id: string) => call('getMembershipLetterFile', { id });
  const download = async ({ _id: id, number }: MembershipLetter) => {
    setFailure(undefined);
    try {
      saveFile(await read(id));
      toast.success(fill(t.letterDownloaded, { number }));
    } catch {
      setFailure(fill(t.letterNotDownloaded, { number }));
    }
  };
  return { read, download, failure };
}
