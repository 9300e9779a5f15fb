import { Icon } from './Icon';

interface IconButtonProps {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  class?: string;
  disabled?: boolean;
  onClick: () => void;
}

export function IconButton({ icon, label, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${rest.class ?? ''}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
