import '../styles/keeping.css';
import { useState } from 'preact/hooks';
import { FreeSpace } from './FreeSpace';
import { Leaving, Updating } from './LeaveQuestion';
import { isFreeing } from './leaving';

/** All that is asked before something is lost. */
export function Keeping() {
  const [isPutOff, setPutOff] = useState(false);
  return (
    <>
      <Leaving />
      {!isPutOff && <Updating onStay={() => setPutOff(true)} />}
      {isFreeing.value && (
        <FreeSpace
          onClose={() => {
            isFreeing.value = false;
          }}
        />
      )}
    </>
  );
}
