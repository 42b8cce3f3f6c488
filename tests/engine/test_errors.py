"""Errors travel whole between processes."""

import pickle

from netocean.engine.errors import EngineFault, IllegalAnswer, NetOceanError, ReplayDiverged


def test_errors_come_back_from_a_worker_as_they_were() -> None:
    """Key, parameters, kind and position."""
    for error in (IllegalAnswer("answer-late", choice=3), ReplayDiverged("replay-diverged", answer=7)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.key, again.params) == (type(error), error.key, error.params)
    fault = pickle.loads(pickle.dumps(EngineFault("fault-replay", "{}", step=2)))
    assert (fault.key, fault.position, fault.params) == ("fault-replay", "{}", {"step": 2})
    assert isinstance(fault, NetOceanError)
