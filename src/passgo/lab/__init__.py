"""Many games at once: playing them, summing them up, and measuring how fast that goes."""

from passgo.lab.api import Tournament, load, simulate, sweep, tournament
from passgo.lab.schema import SCHEMAS
from passgo.lab.simulation import Simulation
from passgo.lab.sweeps import Sweep
from passgo.lab.table import Table

__all__ = ["SCHEMAS", "Simulation", "Sweep", "Table", "Tournament", "load", "simulate", "sweep", "tournament"]
