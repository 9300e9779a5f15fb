/** Where the share sheet of the system sends files to, and under which name: the manifest says the same. */
export const shareAction = 'receive';
export const shareField = 'save';
