// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/en';
import { InstallOffer } from '@/ui/install/InstallOffer';
import { installOffer } from '@/ui/settings/preferences';

const offer = () => screen.queryByRole('complementary', { name: en['install.offer'] });

/** The browser says that it could install the app. */
function browserOffers() {
  const prompt = vi.fn(async () => {});
  const userChoice = Promise.resolve({ outcome: 'accepted' });
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice });
  return { prompt, happens: () => act(() => void window.dispatchEvent(event)) };
}

beforeEach(() => {
  installOffer.value = 'on';
});
afterEach(cleanup);

describe('the offer to install', () => {
  it('is made as soon as the browser can do it', async () => {
    render(<InstallOffer />);
    expect(offer()).toBeNull();
    const { prompt, happens } = browserOffers();
    await happens();
    expect(offer()).not.toBeNull();
    await act(() => screen.getByRole('button', { name: en['install.now'] }).click());
    expect(prompt).toHaveBeenCalledOnce();
    expect(offer()).toBeNull();
  });

  it('is not made again once it was declined', async () => {
    render(<InstallOffer />);
    await browserOffers().happens();
    await act(() => screen.getByRole('button', { name: en['install.offer.decline'] }).click());
    expect(installOffer.value).toBe('off');
    await browserOffers().happens();
    expect(offer()).toBeNull();
  });
});
