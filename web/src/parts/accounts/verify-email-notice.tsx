import type { User } from 'contract/fields/people';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import { Notice, type NoticeTone } from '#ui/base/notice.tsx';

interface NoticeContent {
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Says that the own address is not verified yet, and sends the mail again; nothing once it is. */
export function VerifyEmailNotice({ user }: { readonly user: User }) {
  const resend = useAction('resendVerification');
  const [notice, setNotice] = useState<NoticeContent>({
    tone: 'info',
    text: `Alamat email ${user.email} belum diverifikasi. Buka tautan di email dari kami.`,
  });
  if (user.emailVerifiedAt !== null) return null;
  const send = async () => {
    try {
      setNotice({ tone: 'success', text: (await resend.run({})).message });
    } catch (error) {
      setNotice({
        tone: 'error',
        text: reasonOf(error) ?? 'Email verifikasi belum terkirim. Coba lagi.',
      });
    }
  };
  return (
    <Notice tone={notice.tone} onRetry={send} retryLabel="Kirim ulang" className="print-hidden wrap-anywhere">
      {notice.text}
    </Notice>
  );
}
