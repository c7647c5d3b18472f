<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** The tests' clock differs from the machine's, from which PHP takes the date of a response. */
class TellTime
{
    public function handle(Request $request, Closure $next)
    {
        $response = $next($request);
        $response->headers->set('Date', now()->utc()->format('D, d M Y H:i:s \G\M\T'));

        return $response;
    }
}
