import type { User } from 'contract/schemas/people';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/shared/accounts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { Notice, type NoticeTone } from '#ui/base/notice.tsx';

export function VerifyEmailNotice({ user }: { readonly user: User }) {
  const resend = useAction('resendVerification');
  const [notice, setNotice] = useState<{ readonly tone: NoticeTone; readonly text: string }>({
    tone: 'info',
    text: fill(t.emailUnverified, { email: user.email }),
  });
  if (user.emailVerifiedAt !== null) return null;
  const send = async () => {
    try {
      setNotice({ tone: 'success', text: (await resend.run({})).message });
    } catch (error) {
      setNotice({
        tone: 'error',
        text: getErrorReason(error) ?? t.resendFailed,
      });
    }
  };
  return (
    <Notice tone={notice.tone} onRetry={send} retryLabel={t.resend} className="print-hidden wrap-anywhere">
      {notice.text}
    </Notice>
  );
}
