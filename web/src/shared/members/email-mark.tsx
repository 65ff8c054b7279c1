import { CheckCircleIcon, InfoIcon } from '#ui/base/shell-icons.tsx';

export function EmailMark({ verifiedAt }: { readonly verifiedAt: string | null }) {
  const [Icon, text, colour] =
    verifiedAt === null
      ? ([InfoIcon, 'Belum diverifikasi', 'text-muted'] as const)
      : ([CheckCircleIcon, 'Terverifikasi', 'text-success'] as const);
  return (
    <span className={`inline-flex items-center gap-1 text-nowrap text-xs ${colour}`}>
      <Icon className="size-3.5 shrink-0" />
      {text}
    </span>
  );
}
