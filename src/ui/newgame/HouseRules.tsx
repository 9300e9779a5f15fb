import { useState } from 'preact/hooks';
import { t } from '@/i18n/aside';
import { WritingField } from '../table/parts/WritingField';

interface HouseProps {
  rules: string;
  onChange: (rules: string) => void;
}

/** Rules of this table, for those who have any. */
export function HouseRules({ rules, onChange }: HouseProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <WritingField
        label={t('writings.house')}
        what={t('writings.house.what')}
        value={rules}
        onInput={onChange}
      />
    );
  }
  return (
    <button type="button" class="button" onClick={() => setOpen(true)}>
      {t('writings.house.add')}
    </button>
  );
}
