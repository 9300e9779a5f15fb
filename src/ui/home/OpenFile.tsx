import { t } from '@/i18n/aside';
import { incoming } from '@/pwa';

/** Opens save files, whatever they are called. */
export function OpenFile() {
  return (
    <label class="button file-button">
      <input
        type="file"
        class="hidden-text"
        multiple
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void incoming.addFiles(files);
        }}
      />
      {t('import.open')}
    </label>
  );
}
